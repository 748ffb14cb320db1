import { loadStrings } from '@cartwright/ui/strings'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import cart from '../shared/cart.json'
import { Pieces } from '../shared/Pieces'

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const locale = search.get('locale') ?? 'en'
  return { piece: search.get('piece') ?? '', locale, strings: await loadStrings(locale) }
}

/** Answers with what was posted. */
export async function action({ request }: ActionFunctionArgs) {
  return Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]))
}

export default function Home() {
  const posted = useActionData<typeof action>()
  return (
    <>
      {posted && <output>{JSON.stringify(posted)}</output>}
      <Pieces {...useLoaderData<typeof loader>()} cart={cart} action="/?index" />
    </>
  )
}
