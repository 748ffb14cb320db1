/** A response with its headers changed: in place, unless it came from `fetch` or `Response.redirect`. */
export function withHeaders(response: Response, change: (headers: Headers) => void): Response {
  try {
    change(response.headers)
    return response
  } catch {
    const headers = new Headers(response.headers)
    change(headers)
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }
}
