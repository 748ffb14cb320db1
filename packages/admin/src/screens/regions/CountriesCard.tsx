import type { Region } from '@cartwright/contract'
import { Card } from '@cartwright/ui/Card'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { useMay } from '../../shell/permissions'
import { CountriesField } from './CountriesField'

/** Where the region is. What is chosen counts at once, and can be taken back. */
export function CountriesCard({ region }: { region: Region }) {
  const t = useWords('regions')
  const may = useMay()
  const toast = useToast()
  const now = region.countries?.map(({ iso_2 }) => iso_2) ?? []
  // While a change is on its way, what it will be.
  const [next, setNext] = useState<readonly string[]>()
  const add = useAct('POST /admin/regions/:id/countries')
  const remove = useAct('DELETE /admin/regions/:id/countries/:country_code')
  const replace = useAct('POST /admin/regions/:id')
  const { id } = region

  const send = (codes: readonly string[]) => {
    const [added, ...moreAdded] = codes.filter((code) => !now.includes(code))
    const [removed, ...moreRemoved] = now.filter((code) => !codes.includes(code))
    if (added && !removed && moreAdded.length === 0)
      return add.mutateAsync({ params: { id }, body: { country_code: added } })
    if (removed && !added && moreRemoved.length === 0)
      return remove.mutateAsync({ params: { id, country_code: removed } })
    // Several at once are one change: all of them or none.
    return replace.mutateAsync({ params: { id }, body: { countries: [...codes] } })
  }
  const change = async (codes: readonly string[]) => {
    setNext(codes)
    try {
      await send(codes)
      toast.undo({
        title: t('countries_changed', { count: codes.length }),
        onUndo: () => replace.mutate({ params: { id }, body: { countries: now } }),
        onCommit: () => {},
      })
    } catch {
      // Why was said already.
    } finally {
      setNext(undefined)
    }
  }
  const shown = next ?? now
  return (
    <Card title={t('fields.countries')} description={shown.length === 0 ? t('countries_none') : undefined}>
      <CountriesField
        regionId={id}
        isLabelHidden
        isDisabled={next !== undefined || !may('POST /admin/regions/:id/countries')}
        value={shown}
        onChange={(codes) => void change(codes)}
      />
    </Card>
  )
}
