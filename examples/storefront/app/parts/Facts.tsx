import { useT } from '../i18n/use-t'
import { useShop } from '../islands/shop-context'
import type { ProductView } from '../shop/product-view'

/** Material, size, weight, origin and care, as a catalogue lists them. */
export function Facts({ facts }: { facts: ProductView['facts'] }) {
  const { t } = useT()
  const { locale } = useShop()
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const rows: [string, React.ReactNode][] = []
  if (facts.material) rows.push([t('material'), <bdi key="m">{facts.material}</bdi>])
  if (facts.size) {
    // Isolated, so that width, height and depth keep their order among Arabic words.
    const size = `\u2066${facts.size.map((millimetres) => number.format(millimetres / 10)).join(' × ')}\u2069`
    rows.push([t('size'), t('size_cm', { size })])
  }
  if (facts.weight) {
    const heavy = facts.weight >= 1000
    const amount = number.format(heavy ? facts.weight / 1000 : facts.weight)
    rows.push([t('weight'), t(heavy ? 'kilograms' : 'grams', { amount })])
  }
  if (facts.origin) {
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of(facts.origin.toUpperCase())
    rows.push([t('origin'), country])
  }
  if (facts.care) rows.push([t('care'), <bdi key="c">{facts.care}</bdi>])
  if (rows.length === 0) return null
  return (
    <dl className="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
