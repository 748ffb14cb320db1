import type { Region } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { EditIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { Select } from '@cartwright/ui/Select'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import type { DraftForm } from '../../kit/form/use-draft'
import { onDemand } from '../../kit/on-demand'
import { usePercent } from '../../kit/use-percent'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { regions } from './resource'
import { titled } from './use-provider-name'

const EditDialog = onDemand(async () => (await import('../../kit/resource/EditDialog')).EditDialog)

interface Props {
  region: Region
  /** Leads to the rates of the region. */
  isLinked?: boolean
}

/** How a region is taxed: the rate of what has no other, who computes, and what of it is automatic. */
export function TaxSettingsCard({ region, isLinked }: Props) {
  const t = useWords('taxes')
  const may = useMay()
  const percent = usePercent()
  const [isEditing, setEditing] = useState(false)
  const yesNo = (is: boolean) => t(is ? 'common:yes' : 'common:no')
  return (
    <Card
      title={t('settings')}
      actions={
        may('POST /admin/regions/:id') && (
          <Button
            size="s"
            variant="ghost"
            icon={<EditIcon />}
            onPress={() => setEditing(true)}
            aria-label={t('edit_settings')}
          >
            {t('common:edit')}
          </Button>
        )
      }
      footer={isLinked && <Link href={paths.taxRegion(region.id)}>{t('all_rates')}</Link>}
    >
      <DescriptionList
        isStacked
        items={[
          { id: 'rate', term: t('fields.tax_rate'), details: percent(region.tax_rate) },
          ...(region.tax_code
            ? [{ id: 'code', term: t('fields.tax_code'), details: <bdi>{region.tax_code}</bdi> }]
            : []),
          {
            id: 'provider',
            term: t('fields.tax_provider_id'),
            details: region.tax_provider_id ? titled(region.tax_provider_id) : t('own_tables'),
          },
          { id: 'automatic', term: t('fields.automatic_taxes'), details: yesNo(region.automatic_taxes) },
          { id: 'cards', term: t('fields.gift_cards_taxable'), details: yesNo(region.gift_cards_taxable) },
        ]}
      />
      {isEditing && <TaxSettingsDialog region={region} onClose={() => setEditing(false)} />}
    </Card>
  )
}

function TaxSettingsDialog({ region, onClose }: { region: Region; onClose: () => void }) {
  const t = useWords('taxes')
  return (
    <EditDialog
      of={regions}
      screen="taxes"
      row={region}
      nameOf={({ name }) => t('settings_of', { name })}
      onClose={onClose}
      fields={[
        { name: 'tax_rate', kind: 'percent', max: 100, isRequired: true },
        { name: 'tax_code' },
        { name: 'automatic_taxes', kind: 'flag', hint: t('automatic_hint') },
        { name: 'gift_cards_taxable', kind: 'flag', hint: t('gift_cards_hint') },
      ]}
    >
      {(form) => <TaxProviderField form={form} />}
    </EditDialog>
  )
}

const own = 'own'

/** Who computes taxes: the tables of the shop, or somebody else. */
function TaxProviderField({ form }: { form: DraftForm }) {
  const t = useWords('taxes')
  const providers = useEndpoint('GET /admin/store/tax-providers')
  const { value, onChange, ...field } = form.text('tax_provider_id')
  const others = (providers.data?.tax_providers ?? []).map(({ id }) => ({ id, name: titled(id) }))
  return (
    <Select
      {...field}
      value={value || own}
      onChange={(id) => onChange(id === own ? '' : id)}
      options={[{ id: own, name: t('own_tables') }, ...others]}
    />
  )
}
