import type { PriceExplanation } from '@cartwright/contract'
import { Section } from '@cartwright/ui/Card'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { Money } from '@cartwright/ui/Money'
import { useWords } from '../../../i18n/use-words'
import { usePercent } from '../../../kit/use-percent'
import './why.css'

/** What tax makes of the price that is asked for; a sentence where the shop shows none. */
export function TaxStep({ of }: { of: PriceExplanation }) {
  const t = useWords('why-price')
  const percent = usePercent()
  const { tax, currency_code, region_id } = of
  if (!tax)
    return (
      <Section title={t('tax')} level={3}>
        <p className="ad-Muted">{t(region_id ? 'no_tax_in_region' : 'no_tax_in_currency')}</p>
      </Section>
    )
  if (tax.tax === null || tax.price_excl_tax === null || tax.price_incl_tax === null) return null
  const money = (amount: number) => <Money amount={amount} currency={currency_code} />
  // The rate of a region itself has no name of its own.
  const named = ({ name, code }: (typeof tax.rates)[number]) =>
    name === 'default' && code === 'default' ? t('region_rate') : name
  return (
    <Section
      title={t('tax')}
      level={3}
      description={t(tax.includes_tax ? 'price_includes_tax' : 'price_excludes_tax')}
    >
      <DescriptionList
        isNumeric
        items={[
          { term: t('without_tax'), details: money(tax.price_excl_tax) },
          {
            id: 'tax',
            term: tax.rates.map((rate, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rates may share a name, and stay where they are
              <span key={at} className="ad-Why-rate">
                <bdi>{named(rate)}</bdi> {percent(rate.rate)}
              </span>
            )),
            details: money(tax.tax),
          },
          { id: 'with', term: <strong>{t('with_tax')}</strong>, details: money(tax.price_incl_tax) },
        ]}
      />
    </Section>
  )
}
