import type { Sandbox } from '@cairn/sandbox/sandbox'

type ProviderCard = {
  token: string
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
}

/** What a shopper does in the windows of the payment provider, as the scripts of these windows send it. */
export function providerWindows({ answer }: Pick<Sandbox, 'answer'>) {
  async function post<Answer>(url: string, body: object): Promise<Answer> {
    const isForm = body instanceof URLSearchParams
    const response = await answer(
      new Request(url, {
        method: 'POST',
        headers: { origin: new URL(url).origin, accept: 'application/json' },
        body: isForm ? body : JSON.stringify(body),
      }),
    )
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return JSON.parse(await response.text())
  }

  return {
    enterCard: (windowUrl: string, number: string) =>
      post<ProviderCard>(`${windowUrl}/card`, { number, expiry: '12 / 30', code: '123' }),
    /** Agrees to pay with the wallet or later. */
    approve: (windowUrl: string) =>
      post<Pick<ProviderCard, 'token' | 'brand' | 'last4'>>(`${windowUrl}/choice`, {
        choice: 'approve',
      }),
    confirmChallenge: (challengeUrl: string) =>
      post<{ threeDS2Result: string }>(
        challengeUrl,
        new URLSearchParams({ choice: 'confirm', code: '123456' }),
      ),
  }
}

export type ProviderWindows = ReturnType<typeof providerWindows>
