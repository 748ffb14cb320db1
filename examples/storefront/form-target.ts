/**
 * Lets the form of a page lead to somebody else by what it is answered with, as browsers hold redirects to the policy of the page as
 * well. Any other page stays as it is.
 * @param target an origin, or the scheme of a program (`com.example.app:`)
 */
export function withFormTarget(response: Response, target: string | undefined): Response {
  const policy = response.headers.get('content-security-policy')
  if (target && policy)
    response.headers.set(
      'content-security-policy',
      policy.replace("form-action 'self'", `form-action 'self' ${target}`),
    )
  return response
}
