const inGeneral = 'Something went wrong, Please try again'

/**
 * What an error says to people: its message, or where that is a list, the message of the first entry. Reads what the SDK
 * throws, replies of the shop as other clients keep them (`error.response.data`), bare lists and texts. `otherwise` when
 * nothing is found, which apps give in the language of the screen.
 */
export function errorMessage(error: unknown, otherwise: string = inGeneral): string {
  return read(error) ?? otherwise
}

function read(error: unknown): string | undefined {
  if (typeof error === 'string') return error.trim() || undefined
  if (Array.isArray(error)) return read(error[0])
  if (typeof error !== 'object' || error === null) return undefined
  const { response, data, message } = error as Record<string, unknown>
  return (
    // What the shop said comes before what the client says about it: "Request failed with status code 400".
    read((response as { data?: unknown } | undefined)?.data) ?? read(message) ?? read(data)
  )
}
