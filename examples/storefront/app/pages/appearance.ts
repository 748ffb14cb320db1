import { type ActionFunctionArgs, redirect } from 'react-router'
import { cookie } from '../shop/cookies'
import { safePath } from '../shop/safe-path'

/** Keeps light or dark; "auto" forgets the choice, so that the system decides again. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const theme = form.get('theme')
  const kept = theme === 'light' || theme === 'dark' ? theme : undefined
  return redirect(safePath(form.get('back')), {
    headers: { 'set-cookie': cookie(request, 'theme', kept) },
  })
}

export const loader = () => redirect('/')
