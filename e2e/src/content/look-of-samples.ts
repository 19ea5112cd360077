/**
 * Describes everything that can be seen of each sample on a page: where texts, boxes and pictures are and how they are
 * painted, and what links and pictures lead to or say. Runs in the page.
 */
export function looksOfSamples(): string[] {
  const textStyles = [
    'color',
    'fontFamily',
    'fontSize',
    'fontStretch',
    'fontStyle',
    'fontWeight',
    'letterSpacing',
    'textDecorationLine',
    'textTransform',
    'whiteSpace',
  ] as const
  const boxStyles = [
    'backgroundColor',
    'backgroundImage',
    'borderRadius',
    'boxShadow',
    'opacity',
  ] as const
  const stylesOfElements: Readonly<Record<string, readonly (keyof CSSStyleDeclaration)[]>> = {
    svg: ['color'],
    img: ['objectFit', 'objectPosition'],
    video: ['objectFit', 'objectPosition'],
    li: ['listStyleType'],
  }
  const attributes = [
    'alt',
    'aria-description',
    'aria-label',
    'href',
    'poster',
    'src',
    'srcset',
    'target',
    'title',
    'controls',
    'loop',
    'muted',
    'data-name',
    'data-promotion',
  ]

  const lookOf = (sample: Element): string => {
    const origin = sample.getBoundingClientRect()
    const lines: unknown[] = [Math.round(origin.height)]
    const addBox = ({ x, y, width, height }: DOMRect) =>
      lines.push([x - origin.x, y - origin.y, width, height].map((length) => Math.round(length)))
    const add = <Name extends keyof CSSStyleDeclaration>(
      style: CSSStyleDeclaration,
      names: readonly Name[],
    ) => lines.push(names.map((name) => style[name]))

    const addText = (text: Text, style: CSSStyleDeclaration) => {
      if (text.data.trim() === '') return
      const range = document.createRange()
      range.selectNodeContents(text)
      lines.push(text.data)
      for (const box of range.getClientRects()) addBox(box)
      add(style, textStyles)
    }
    const addPaint = (element: Element, style: CSSStyleDeclaration) => {
      lines.push(element.localName)
      addBox(element.getBoundingClientRect())
      add(style, boxStyles)
      for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
        if (style[`border${side}Width`] !== '0px')
          lines.push(style[`border${side}Width`], style[`border${side}Color`])
      }
      add(style, stylesOfElements[element.localName] ?? [])
      for (const name of attributes) lines.push(element.getAttribute(name))
      addPseudoElements(element)
    }
    const addPseudoElements = (element: Element) => {
      for (const pseudo of ['::before', '::after']) {
        const paint = getComputedStyle(element, pseudo)
        if (paint.content !== 'none' && paint.content !== 'normal' && paint.display !== 'none') {
          lines.push(paint.content, paint.inset, paint.width, paint.height, paint.color)
          add(paint, boxStyles)
        }
      }
    }
    const addSource = ({ media, src, srcset }: HTMLSourceElement) => {
      if (matchMedia(media).matches) lines.push(src, srcset)
    }
    const addElement = (element: Element) => {
      if (element instanceof HTMLSourceElement) return addSource(element)
      const style = getComputedStyle(element)
      if (style.display === 'none' || style.visibility === 'hidden') return
      addPaint(element, style)
      for (const child of element.childNodes) {
        if (child instanceof Text) addText(child, style)
        else if (child instanceof Element) addElement(child)
      }
    }
    for (const element of sample.children) addElement(element)
    return JSON.stringify(lines)
  }
  return Array.from(document.querySelectorAll('[data-sample]'), lookOf)
}
