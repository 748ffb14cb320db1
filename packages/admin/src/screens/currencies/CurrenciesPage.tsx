import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { PlusIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { Loaded } from '../../kit/Loaded'
import { Page } from '../../kit/Page'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { useShortcuts } from '../../shell/shortcuts'
import { AddCurrencies } from './AddCurrencies'
import { CurrencyTable } from './CurrencyTable'

/** The money the shop trades in. */
export function CurrenciesPage() {
  const t = useWords('currencies')
  const may = useMay()
  const store = useEndpoint('GET /admin/store')
  const [isAdding, setAdding] = useState(false)
  const mayAdd = may('POST /admin/store/currencies/:code')
  useShortcuts(mayAdd ? { c: () => setAdding(true) } : {})
  return (
    <Loaded of={store} failure={t('failed')}>
      {(data) => (
        <Page
          title={t('title')}
          crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
          count={data.store.currencies?.length}
          subtitle={t('text')}
          actions={
            mayAdd && (
              <Button variant="primary" icon={<PlusIcon />} onPress={() => setAdding(true)}>
                {t('add')}
              </Button>
            )
          }
        >
          <CurrencyTable store={data.store} />
          <AddCurrencies store={data.store} isOpen={isAdding} onOpenChange={setAdding} />
        </Page>
      )}
    </Loaded>
  )
}
