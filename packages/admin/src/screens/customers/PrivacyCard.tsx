import type { Customer } from '@cartwright/contract'
import { useClient } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { Permitted } from '../../kit/Permitted'
import { useAct } from '../../kit/use-act'
import { useErrorMessage } from '../../kit/use-error-message'
import { nameOf } from '../../shell/session'
import './customers.css'

const AlertDialog = onDemand(async () => (await import('@cartwright/ui/AlertDialog')).AlertDialog)

/** What the law lets a person ask for: all that is known of them, and to be forgotten. */
export function PrivacyCard({ customer }: { customer: Customer }) {
  const t = useWords('privacy')
  const toast = useToast()
  const sayWhy = useErrorMessage()
  const client = useClient()
  const [isAsking, setAsking] = useState(false)
  const [isReading, setReading] = useState(false)
  const erase = useAct('POST /admin/customers/:id/erase', t('erased'), ['/admin/orders', '/admin/notes'])

  const download = async () => {
    setReading(true)
    try {
      const data = await client.send('GET /admin/customers/:id/personal-data', {
        params: { id: customer.id },
      })
      save(`${customer.id}.json`, JSON.stringify(data, null, 2))
    } catch (error) {
      toast.error(sayWhy(error))
    } finally {
      setReading(false)
    }
  }
  return (
    <Card title={t('privacy')}>
      <p className="ad-Muted">{t('text')}</p>
      <div className="ad-Privacy">
        <Button isPending={isReading} onPress={() => void download()}>
          {t('download')}
        </Button>
        <Permitted to="POST /admin/customers/:id/erase">
          <Button variant="danger" isPending={erase.isPending} onPress={() => setAsking(true)}>
            {t('erase')}
          </Button>
        </Permitted>
      </div>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('erase_title', { name: nameOf(customer) })}
        actionLabel={t('erase_action')}
        onAction={() => erase.mutateAsync({ params: { id: customer.id }, body: {} })}
      >
        {t('erase_text')}
      </AlertDialog>
    </Card>
  )
}

/** Hands a text to the browser as a file. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
