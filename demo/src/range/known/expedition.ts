import type { Language } from '@cairn/contract/sites'

type SetWords = { name: string; description: string }

/** Styles that go together, with words of their own. */
export const expedition: {
  productId: string
  styles: readonly string[]
  words: Record<Language, SetWords>
} = {
  productId: 'CAIRN010',
  styles: ['CAIRN001', 'CAIRN002', 'CAIRN005'],
  words: {
    en: {
      name: 'Expedition Set',
      description:
        'Warm, dry and well shod: the three things we would not go without. The down jacket fits under the shell, and the shoes fit the way to both.',
    },
    fr: {
      name: 'Ensemble Expedition',
      description:
        'Au chaud, au sec et bien chaussé : les trois choses sans lesquelles nous ne partirions pas. La doudoune passe sous la veste, et les chaussures mènent aux deux.',
    },
    de: {
      name: 'Expedition-Set',
      description:
        'Warm, trocken und gut zu Fuß: die drei Dinge, ohne die wir nicht gehen würden. Die Daunenjacke passt unter den Hardshell, und die Schuhe führen zu beidem.',
    },
    it: {
      name: 'Completo Expedition',
      description:
        'Al caldo, all’asciutto e con le scarpe giuste: le tre cose senza cui non partiremmo. Il piumino sta sotto il guscio, e le scarpe portano dove servono entrambi.',
    },
    es: {
      name: 'Conjunto Expedition',
      description:
        'Abrigo, sequedad y buen calzado: las tres cosas sin las que no saldríamos. El plumífero cabe bajo la chaqueta, y las zapatillas llevan a donde hacen falta las dos.',
    },
  },
}
