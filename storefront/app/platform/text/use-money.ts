import { formatMoney } from './format-money.ts'
import { useShop } from '../page/use-shop.ts'

export type FormatMoney = (amount: number) => string

export function useMoney(): FormatMoney {
  const { locale, currency } = useShop()
  return (amount) => formatMoney({ amount, currency }, locale)
}
