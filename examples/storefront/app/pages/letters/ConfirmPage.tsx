import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { useT } from '../../i18n/use-t'
import { TokenPage } from '../../parts/TokenPage'
import { pageMeta } from '../../shop/meta'
import { confirm } from '../../shop/newsletter.server'
import { readToken, takeToken } from '../../shop/token-page.server'

export const loader = (given: LoaderFunctionArgs) => readToken(given)
export const action = (given: ActionFunctionArgs) => takeToken(given, confirm)
export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { titled: 'newsletter_confirm', isPrivate: true })

export default function ConfirmPage() {
  const asked = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useT()
  return (
    <TokenPage
      title="newsletter_confirm"
      text="newsletter_confirm_text"
      button="newsletter_confirm_do"
      done="newsletter_confirmed"
      wrong="newsletter_over"
      {...(answer ?? asked)}
      after={
        <Link to="/newsletter" className="button button-quiet">
          {t('link_again')}
        </Link>
      }
    />
  )
}
