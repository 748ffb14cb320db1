import type { OAuth } from '@cartwright/contract'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { PlugIcon, SuccessIcon, WarningIcon } from '@cartwright/ui/icons'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { useWords } from '../../i18n/use-words'
import { Loaded } from '../../kit/Loaded'
import { NotFoundPage } from '../../kit/NotFoundPage'
import { useErrorMessage } from '../../kit/use-error-message'
import { useTitle } from '../../kit/use-title'
import { paths } from '../../paths'
import { useParams, useSearchParams } from '../../router/hooks'
import './oauth.css'

/** Where an application sends staff back to: it says what it asks for, and nothing is connected before somebody agrees. */
export function ConnectPage() {
  const { app_name = '' } = useParams()
  const t = useWords('oauth')
  const apps = useEndpoint('GET /admin/apps')
  return (
    <Loaded of={apps} failure={t('list.failed')}>
      {(data) => {
        const app = data.apps.find(({ application_name }) => application_name === app_name)
        return app ? <Answer app={app} /> : <NotFoundPage />
      }}
    </Loaded>
  )
}

function Answer({ app }: { app: OAuth }) {
  const t = useWords('oauth')
  const [search] = useSearchParams()
  const { display_name, install_url } = app
  useTitle(t('connect_app', { app: display_name }))
  const code = search.get('code')
  const state = search.get('state')
  if (code && state && !search.has('error'))
    return (
      <Consent
        app={app}
        code={code}
        state={state}
        scopes={
          search
            .get('scope')
            ?.split(/[\s,]+/)
            .filter(Boolean) ?? []
        }
      />
    )
  return (
    <div className="ad-Alone">
      <EmptyState
        icon={<WarningIcon size={20} />}
        heading="h1"
        title={t(search.has('error') ? 'declined' : 'incomplete', { app: display_name })}
        actions={
          <>
            <LinkButton href={paths.apps}>{t('to_apps')}</LinkButton>
            {install_url && (
              <LinkButton href={install_url} variant="primary">
                {t('try_again')}
              </LinkButton>
            )}
          </>
        }
      >
        {search.get('error_description') ?? t('nothing_connected')}
      </EmptyState>
    </div>
  )
}

interface ConsentProps {
  app: OAuth
  code: string
  state: string
  scopes: readonly string[]
}

function Consent({
  app: { display_name, application_name, install_url },
  code,
  state,
  scopes,
}: ConsentProps) {
  const t = useWords('oauth')
  const message = useErrorMessage()
  const store = useEndpoint('GET /admin/store').data?.store.name
  const connect = useChange('POST /admin/apps/authorizations')
  if (connect.isSuccess)
    return (
      <div className="ad-Alone">
        <EmptyState
          icon={<SuccessIcon size={20} />}
          heading="h1"
          title={t('connected', { app: display_name })}
          actions={
            <LinkButton href={paths.apps} variant="primary">
              {t('to_apps')}
            </LinkButton>
          }
        >
          {t('connected_text')}
        </EmptyState>
      </div>
    )
  return (
    <div className="ad-Alone">
      <Card className="ad-Consent">
        <PlugIcon size={20} />
        <h1 className="ad-Page-title">{t('consent_title', { app: display_name, store })}</h1>
        {scopes.length > 0 ? (
          <>
            <p>{t('consent_scopes')}</p>
            <ul className="ad-Consent-scopes">
              {scopes.map((scope) => (
                <li key={scope}>
                  <bdi className="ad-Code">{scope}</bdi>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>{t('consent_text')}</p>
        )}
        {connect.error && (
          // What came along is good for one attempt: another one begins with the application.
          <ErrorPanel title={t('refused', { app: display_name })} requestId={connect.error.requestId}>
            {message(connect.error)}
          </ErrorPanel>
        )}
        <div className="ad-Dialog-foot">
          <LinkButton href={paths.apps}>{t('common:cancel')}</LinkButton>
          {connect.error && install_url ? (
            <LinkButton href={install_url} variant="primary">
              {t('try_again')}
            </LinkButton>
          ) : (
            <Button
              variant="primary"
              isPending={connect.isPending}
              onPress={() => connect.mutate({ body: { application_name, code, state } })}
            >
              {t('connect_app', { app: display_name })}
            </Button>
          )}
        </div>
      </Card>
    </div>
  )
}
