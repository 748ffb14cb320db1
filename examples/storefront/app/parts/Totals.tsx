import { useT } from '../i18n/use-t'
import type { SaleTotals } from '../shop/cart-view'
import { useMoney } from '../shop/money'

interface Props {
  sale: SaleTotals
  currency: string
  inclusive: boolean
}

/** Rows that add up: with tax inside each and named beneath, or with tax as a row of its own. */
export function Totals({ sale, currency, inclusive }: Props) {
  const { t } = useT()
  const money = useMoney()
  const show = (amount: number) => money(amount, currency)
  return (
    <dl className="totals">
      <Row name={t('goods')}>{show(sale.goods)}</Row>
      {sale.discount > 0 && <Row name={t('discount')}>−{show(sale.discount)}</Row>}
      <Row name={t('delivery')}>
        {sale.shipping === null ? (
          <span className="caption">{t('delivery_later')}</span>
        ) : sale.shipping === 0 ? (
          t('free')
        ) : (
          show(sale.shipping)
        )}
      </Row>
      {!inclusive && <Row name={t('tax')}>{show(sale.tax)}</Row>}
      {sale.gift_card > 0 && <Row name={t('gift_card')}>−{show(sale.gift_card)}</Row>}
      <div className="totals-total">
        <dt>{t('total')}</dt>
        <dd>
          <strong>{show(sale.total)}</strong>
          {inclusive && sale.tax > 0 && <small>{t('of_which_tax', { amount: show(sale.tax) })}</small>}
        </dd>
      </div>
    </dl>
  )
}

const Row = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
