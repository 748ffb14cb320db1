import type { ExplainedPrice } from '@cartwright/contract'
import { Badge, type Tone } from '@cartwright/ui/Badge'
import { DataTable } from '@cartwright/ui/DataTable'
import { Link } from '@cartwright/ui/Link'
import { Money } from '@cartwright/ui/Money'
import { useWords } from '../../../i18n/use-words'
import { useNarrow } from '../../../kit/use-narrow'
import { paths } from '../../../paths'
import { useMay } from '../../../shell/permissions'
import { byOutcome } from './by-outcome'
import type { Places } from './use-places'
import { useQuantities, useReason } from './use-reason'
import './why.css'

interface Props {
  prices: readonly ExplainedPrice[]
  places: Places
}

/** Every price of a variant, what became of it and why: a table, on a phone a card each. */
export function Candidates({ prices, places }: Props) {
  const t = useWords('why-price')
  const reason = useReason()
  const rows = byOutcome(prices)
  if (useNarrow())
    return (
      <ul className="ad-Why-cards" aria-label={t('prices')}>
        {rows.map((price) => (
          <li key={price.id} className="ad-Why-card" data-outcome={price.outcome}>
            <div className="ad-Why-cardHead">
              <Amount price={price} />
              <Outcome price={price} />
            </div>
            <Source price={price} places={places} />
            <p>{reason(price)}</p>
          </li>
        ))}
      </ul>
    )
  return (
    <DataTable
      label={t('prices')}
      rows={rows}
      rowId={({ id }) => id}
      scroll="own"
      columns={[
        { id: 'outcome', header: t('outcome'), cell: (price) => <Outcome price={price} /> },
        { id: 'amount', header: t('price'), isNumeric: true, cell: (price) => <Amount price={price} /> },
        { id: 'source', header: t('source'), cell: (price) => <Source price={price} places={places} /> },
        { id: 'reason', header: t('why'), width: '38%', cell: (price) => reason(price) },
      ]}
    />
  )
}

interface OfPrice {
  price: ExplainedPrice
}

const tones: Record<ExplainedPrice['outcome'], Tone> = { won: 'green', original: 'blue', lost: 'grey' }

function Outcome({ price: { outcome } }: OfPrice) {
  const t = useWords('why-price')
  return (
    <Badge tone={tones[outcome]} isQuiet={outcome === 'lost'}>
      {t(`state.${outcome}`)}
    </Badge>
  )
}

function Amount({ price: { amount, currency_code, includes_tax, outcome } }: OfPrice) {
  const t = useWords('why-price')
  return (
    <span className="ad-Why-lines">
      <span className={outcome === 'won' ? 'ad-Strong' : undefined}>
        <Money amount={amount} currency={currency_code} />
      </span>
      {includes_tax && <span className="ad-Muted">{t('includes_tax')}</span>}
    </span>
  )
}

/** Where a price comes from: its list or the variant itself, the place and the quantities it is for. */
function Source({ price, places }: OfPrice & { places: Places }) {
  const t = useWords('why-price')
  const may = useMay()
  const quantities = useQuantities()(price)
  const { price_list: list, region_id, currency_code, reason } = price
  const region = places.regions.find(({ id }) => id === region_id)?.name ?? t('another_region')
  const place = region_id ? region : currency_code.toUpperCase()
  return (
    <span className="ad-Why-lines">
      {list ? (
        may('GET /admin/price-lists/:id') ? (
          <Link href={paths.priceList(list.id)}>
            <bdi>{list.name}</bdi>
          </Link>
        ) : (
          <bdi>{list.name}</bdi>
        )
      ) : (
        <span>{t(reason === 'list_missing' ? 'deleted_list' : 'own_price')}</span>
      )}
      <span className="ad-Muted">
        <bdi>{place}</bdi>
        {quantities && <> · {quantities}</>}
      </span>
    </span>
  )
}
