import { useT } from '../i18n/use-t'
import { useShop } from '../islands/shop-context'
import type { Told } from '../shop/told'

/** Gift cards and discounts that count again since the region was changed, and those that wait in the one that was left. */
export function KeptCodesNotice({ told: { restored = [], kept } }: { told: Told }) {
  const { t } = useT()
  const { locale } = useShop()
  if (restored.length === 0 && !kept) return null
  const list = (codes: string[]) =>
    new Intl.ListFormat(locale).format(codes.map((code) => `\u2068${code}\u2069`))
  return (
    <div role="status" className="notice">
      {restored.length > 0 && <p>{t('gift_restored', { codes: list(restored) })}</p>}
      {kept && <p>{t('gift_kept', { codes: list(kept.codes), region: kept.region })}</p>}
    </div>
  )
}
