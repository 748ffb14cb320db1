import { GiftIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { useWords } from '../../i18n/use-words'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { CopyCode } from './CopyCode'
import { giftCardStatus, maskedCode } from './gift-card'
import { giftCards } from './resource'

const IssueDialog = onDemand(async () => (await import('./IssueDialog')).IssueDialog)

/** Every card that was sold or given away, and what is left on it. */
export function GiftCardsPage() {
  const t = useWords('gift-cards')
  const may = useMay()
  const mayImport = may('POST /admin/batch-jobs') && may('POST /admin/gift-cards')
  return (
    <ListPage
      of={giftCards}
      screen="gift-cards"
      icon={GiftIcon}
      exports={{ type: 'gift-card-export' }}
      imports={mayImport ? { name: t('common:import'), href: paths.giftCardImport } : undefined}
      nameOf={({ code }) => maskedCode(code)}
      hrefOf={({ id }) => paths.giftCard(id)}
      edit={(_, close) => <IssueDialog onClose={close} />}
      subtitle={may('GET /admin/products') && <Link href={paths.giftCardProduct}>{t('manage.open')}</Link>}
      columns={(column) => [
        column.name('code', { value: ({ code }) => maskedCode(code) }),
        column.of('copy', ({ code }) => <CopyCode code={code} />, {
          isHeaderHidden: true,
          isSecondary: true,
          width: '48px',
        }),
        column.of(
          'order',
          ({ order }) =>
            order ? <Link href={paths.order(order.id)}>#{order.display_id}</Link> : t('issued_by_staff'),
          { isSecondary: true },
        ),
        column.money(
          'value',
          ({ value }) => value,
          ({ region }) => region?.currency_code ?? 'eur',
          { isSortable: true, isSecondary: true },
        ),
        column.money(
          'balance',
          ({ balance }) => balance,
          ({ region }) => region?.currency_code ?? 'eur',
          { isSortable: true },
        ),
        column.of('region', ({ region }) => region?.name ?? '', { isSecondary: true }),
        column.date('ends_at', { isSortable: true }),
        column.status('status', (row) => giftCardStatus(row)),
        column.date('created_at', { isSortable: true, isHidden: true }),
      ]}
    />
  )
}
