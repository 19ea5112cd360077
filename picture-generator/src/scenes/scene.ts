import { type Canvas, createCanvas, type Finish, finish, svg } from './canvas.ts'

/**
 * A place as a picture. `focus` is the horizontal position around which the tall picture is cut out. A
 * large scene can fill the width of a window.
 */
export type Scene = { name: string; focus: number; isLarge?: boolean; draw: () => string }

type SceneOptions = { name: string; seed: number; focus: number; isLarge?: boolean; finish: Finish }

export function scene(
  { name, seed, focus, isLarge = false, ...place }: SceneOptions,
  paint: (canvas: Canvas) => void,
): Scene {
  const draw = () => {
    const canvas = createCanvas(seed)
    paint(canvas)
    finish(canvas, place.finish)
    return svg(canvas)
  }
  return { name, focus, isLarge, draw }
}
