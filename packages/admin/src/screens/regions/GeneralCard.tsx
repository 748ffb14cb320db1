import type { Region } from '@cartwright/contract'
import { useFeatureFlag } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { EditIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { useCurrencyOptions } from '../../kit/use-currency-options'
import { useCurrencyName } from '../../kit/use-names'
import { useMay } from '../../shell/permissions'
import { regions } from './resource'

const EditDialog = onDemand(async () => (await import('../../kit/resource/EditDialog')).EditDialog)

/** What the region is called, and the money it pays in. */
export function GeneralCard({ region }: { region: Region }) {
  const t = useWords('regions')
  const may = useMay()
  const currency = useCurrencyName()
  const isInclusive = useFeatureFlag('tax_inclusive_pricing')
  const [isEditing, setEditing] = useState(false)
  return (
    <Card
      title={t('general')}
      actions={
        may('POST /admin/regions/:id') && (
          <Button
            size="s"
            variant="ghost"
            icon={<EditIcon />}
            onPress={() => setEditing(true)}
            aria-label={t('edit_general')}
          >
            {t('common:edit')}
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          { id: 'name', term: t('fields.name'), details: region.name },
          {
            id: 'currency',
            term: t('fields.currency_code'),
            details: `${region.currency_code.toUpperCase()} · ${currency(region.currency_code)}`,
          },
          ...(isInclusive
            ? [
                {
                  id: 'includes_tax',
                  term: t('fields.includes_tax'),
                  details: t(region.includes_tax ? 'common:yes' : 'common:no'),
                },
              ]
            : []),
        ]}
      />
      {isEditing && <GeneralDialog region={region} onClose={() => setEditing(false)} />}
    </Card>
  )
}

function GeneralDialog({ region, onClose }: { region: Region; onClose: () => void }) {
  const t = useWords('regions')
  const options = useCurrencyOptions()
  const isInclusive = useFeatureFlag('tax_inclusive_pricing')
  return (
    <EditDialog
      of={regions}
      screen="regions"
      row={region}
      nameOf={({ name }) => name}
      onClose={onClose}
      fields={[
        { name: 'name', isRequired: true },
        { name: 'currency_code', kind: 'choice', options, isRequired: true, hint: t('currency_hint') },
        ...(isInclusive
          ? ([{ name: 'includes_tax', kind: 'flag', hint: t('inclusive_hint') }] as const)
          : []),
      ]}
    />
  )
}
