import type { GiftCardBalance } from '@cartwright/contract'
import { useT } from '../i18n/use-t'
import { useShop } from '../islands/shop-context'
import { useMoney } from '../shop/money'

/** What is left on a card, where and until when it counts. */
export function GiftCardFacts({ card }: { card: GiftCardBalance }) {
  const { t } = useT()
  const money = useMoney()
  const { locale } = useShop()
  const until = card.ends_at ? new Date(card.ends_at) : undefined
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <section className="gift-card" role="status" aria-label={t('gift_balance_title')}>
      <p className="gift-card-code">
        <bdi>{card.code}</bdi>
      </p>
      <dl>
        <div>
          <dt>{t('gift_left')}</dt>
          <dd>
            <strong>{money(card.balance, card.currency_code)}</strong>{' '}
            {t('gift_of', { amount: money(card.value, card.currency_code) })}
          </dd>
        </div>
        <div>
          <dt>{t('gift_valid_in')}</dt>
          <dd>
            <bdi>{card.region_name}</bdi> ({card.currency_code.toUpperCase()})
          </dd>
        </div>
        <div>
          <dt>{t('gift_valid_until')}</dt>
          <dd>{until ? date.format(until) : t('gift_no_end')}</dd>
        </div>
      </dl>
      {until && until.getTime() < Date.now() && <p className="notice">{t('gift_expired')}</p>}
    </section>
  )
}
