import type { SoldGiftCard } from '@cartwright/contract'
import { useT } from '../i18n/use-t'
import { useShop } from '../islands/shop-context'
import { useMoney } from '../shop/money'

/** The gift cards that came out of an order: what each is worth, its code, and where it goes. */
export function SoldCards({ cards }: { cards: readonly SoldGiftCard[] }) {
  const { t } = useT()
  const money = useMoney()
  if (cards.length === 0) return null
  return (
    <section className="sold-cards" aria-labelledby="sold-cards">
      <h2 id="sold-cards">{t('gift_your_cards')}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id} className="gift-card">
            <p className="gift-card-worth">{money(card.value, card.currency_code)}</p>
            <p className="gift-card-code" data-masked={card.is_masked || undefined}>
              <bdi>{card.code}</bdi>
            </p>
            <p className="gift-card-way">
              <Way card={card} />
            </p>
          </li>
        ))}
      </ul>
      <p className="caption">
        {t(cards.some(({ is_masked }) => is_masked) ? 'gift_masked_note' : 'gift_code_note')}
      </p>
    </section>
  )
}

function Way({ card: { recipient_email, send_on } }: { card: SoldGiftCard }) {
  const { t } = useT()
  const { locale } = useShop()
  const to = recipient_email ? `\u2068${recipient_email}\u2069` : t('gift_to_you')
  if (!send_on) return t('gift_goes_to', { email: to })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return t('gift_goes_on', { email: to, date: date.format(new Date(`${send_on}T00:00:00Z`)) })
}
