import { PercentIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { LeadTo } from '../../kit/LeadTo'
import { ListPage } from '../../kit/list/ListPage'
import { resource } from '../../kit/resource/resource'
import { usePercent } from '../../kit/use-percent'
import { paths } from '../../paths'
import { titled } from '../regions/use-provider-name'

/** Regions as far as taxes go: here they are neither made nor deleted. */
const taxRegions = resource({ list: 'GET /admin/regions', rows: (reply) => reply.regions })

/** What each region is taxed by. */
export function TaxesPage() {
  const t = useWords('taxes')
  const percent = usePercent()
  return (
    <ListPage
      of={taxRegions}
      screen="taxes"
      icon={PercentIcon}
      emptyActions={<LeadTo place="regions" />}
      crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
      subtitle={t('list_text')}
      sort={{ column: 'name', direction: 'ascending' }}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => paths.taxRegion(id)}
      columns={(column) => [
        column.name('name', { isSortable: true }),
        column.of('tax_rate', ({ tax_rate }) => percent(tax_rate), { isNumeric: true, isSortable: true }),
        column.code('tax_code'),
        column.of(
          'tax_provider_id',
          ({ tax_provider_id }) => (tax_provider_id ? titled(tax_provider_id) : t('own_tables')),
          { isSecondary: true },
        ),
        column.flag('automatic_taxes', ({ automatic_taxes }) => automatic_taxes),
        column.flag('gift_cards_taxable', ({ gift_cards_taxable }) => gift_cards_taxable),
      ]}
    />
  )
}
