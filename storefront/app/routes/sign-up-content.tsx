import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { Blocks } from '../content/blocks/blocks.tsx'
import { SignUpPage } from '../sign-in/sign-up/sign-up-page.tsx'

export const SignUpContent = ({ blocks }: { blocks: readonly ContentBlock[] }) => (
  <SignUpPage>
    <Blocks blocks={[...blocks]} />
  </SignUpPage>
)
