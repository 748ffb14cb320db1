import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { TokenPage } from '../../parts/TokenPage'
import { pageMeta } from '../../shop/meta'
import { unsubscribe } from '../../shop/newsletter.server'
import { readToken, takeToken } from '../../shop/token-page.server'

export const loader = (given: LoaderFunctionArgs) => readToken(given)
export const action = (given: ActionFunctionArgs) => takeToken(given, unsubscribe)
export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { titled: 'newsletter_leave', isPrivate: true })

export default function UnsubscribePage() {
  const asked = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <TokenPage
      title="newsletter_leave"
      text="newsletter_leave_text"
      button="newsletter_leave_do"
      done="newsletter_left"
      wrong="link_wrong"
      {...(answer ?? asked)}
    />
  )
}
