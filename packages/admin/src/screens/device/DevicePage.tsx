import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { Form } from '@cartwright/ui/Form'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'
import { useTitle } from '../../kit/use-title'
import { useSearchParams } from '../../router/hooks'
import { ConfirmProgram } from './ConfirmProgram'
import './device.css'

/** Where staff confirm a program that shows a code: the command line, for instance. Its link may bring the code along. */
export function DevicePage() {
  const t = useWords('device')
  useTitle(t('title'))
  const [search, setSearch] = useSearchParams()
  const code = search.get('code') ?? ''
  const found = useEndpoint(
    'GET /admin/auth/device/:user_code',
    { params: { user_code: code } },
    // A code is answered once: what is remembered of it would be wrong the next time.
    { enabled: code !== '', retry: false, gcTime: 0 },
  )
  if (found.data) return <ConfirmProgram program={found.data.device} />
  return (
    <AskCode
      key={code}
      start={code}
      error={found.error}
      isPending={found.isFetching}
      onCode={(next) => (next === code ? void found.refetch() : setSearch({ code: next }))}
    />
  )
}

interface AskCodeProps {
  start: string
  error: ReturnType<typeof useEndpoint>['error']
  isPending: boolean
  onCode: (code: string) => void
}

function AskCode({ start, error, isPending, onCode }: AskCodeProps) {
  const t = useWords('device')
  const message = useErrorMessage()
  const [code, setCode] = useState(start)
  const problem = error && (error.status === 404 ? t('unknown') : message(error))
  return (
    <div className="ad-Alone">
      <Card className="ad-Device">
        <h1 className="ad-Page-title">{t('title')}</h1>
        <p>{t('text')}</p>
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            onCode(code.trim())
          }}
        >
          <TextField
            label={t('code')}
            name="code"
            value={code}
            onChange={setCode}
            placeholder="BCDF-GHJK"
            autoComplete="off"
            errors={problem || undefined}
            isRequired
            autoFocus
          />
          <Button type="submit" variant="primary" isPending={isPending} isDisabled={!code.trim()}>
            {t('go_on')}
          </Button>
        </Form>
      </Card>
    </div>
  )
}
