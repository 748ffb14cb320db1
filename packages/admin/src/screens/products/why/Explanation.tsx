import type { PriceExplanation } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { Section } from '@cartwright/ui/Card'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { TagIcon } from '@cartwright/ui/icons'
import { Price } from '@cartwright/ui/Price'
import { useWords } from '../../../i18n/use-words'
import { Candidates } from './Candidates'
import { TaxStep } from './TaxStep'
import type { Places } from './use-places'
import './why.css'

interface Props {
  of: PriceExplanation
  places: Places
}

/** The price shoppers see, what tax makes of it, and what became of every price of the variant. */
export function Explanation({ of, places }: Props) {
  const t = useWords('why-price')
  return (
    <>
      <div role="status">
        {of.calculated_price === null ? <NoPrice of={of} /> : <Answer of={of} amount={of.calculated_price} />}
      </div>
      {of.calculated_price !== null && <TaxStep of={of} />}
      {of.candidates.length > 0 && (
        <Section title={t('prices')} level={3}>
          <Candidates prices={of.candidates} places={places} />
        </Section>
      )}
    </>
  )
}

function Answer({ of, amount }: { of: PriceExplanation; amount: number }) {
  const t = useWords('why-price')
  return (
    <p className="ad-Why-answer">
      <span className="ad-Muted">{t('shoppers_pay')}</span>
      <Price
        className="ad-Why-price"
        amount={amount}
        originalAmount={of.original_price}
        currency={of.currency_code}
      />
      <Badge tone={of.calculated_price_type === 'sale' ? 'red' : 'grey'} isPlain>
        {t(`type.${of.calculated_price_type ?? 'default'}`)}
      </Badge>
    </p>
  )
}

function NoPrice({ of }: { of: PriceExplanation }) {
  const t = useWords('why-price')
  return (
    <EmptyState
      icon={<TagIcon size={20} />}
      title={t('no_price', { currency: of.currency_code.toUpperCase() })}
    >
      {t(of.candidates.length > 0 ? 'no_price_text' : 'no_prices_text')}
    </EmptyState>
  )
}
