import { expect, test } from 'vitest'
import { blocksWithMarkup, renderedCases, titleOf } from './test-field-visibility.ts'
import { isException } from './test-invisible-fields.ts'
import { menuItem } from './test-rendered-block.tsx'

test.each([...blocksWithMarkup, menuItem])(
  'every field of a $type changes what the server sends',
  async (declaration) => {
    const { cases, differences } = renderedCases(declaration)
    const invisible: string[] = []
    for (const fieldCase of cases.filter((candidate) => !isException(candidate))) {
      const { done } = await differences(fieldCase).next()
      if (done) invisible.push(titleOf(fieldCase))
    }
    expect(invisible).toEqual([])
  },
)
