import { type Canvas, canvas, type Finish, finish, svg } from './canvas.ts'

/**
 * A place as a picture. Focus says where across the wide picture the tall one is cut out; a large one fills
 * whole windows.
 */
export type Scene = { name: string; focus: number; isLarge?: boolean; draw: () => string }

type SceneOptions = { name: string; seed: number; focus: number; isLarge?: boolean; finish: Finish }

export function scene(
  { name, seed, focus, isLarge = false, ...place }: SceneOptions,
  paint: (on: Canvas) => void,
): Scene {
  const draw = () => {
    const on = canvas(seed)
    paint(on)
    finish(on, place.finish)
    return svg(on)
  }
  return { name, focus, isLarge, draw }
}
