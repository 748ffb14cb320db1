/** The names of the path parameters of a call, in their order, read off its name. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? [Name, ...ParamNames<`/${Rest}`>]
  : Path extends `${string}:${infer Name}`
    ? [Name]
    : []

/** The same at run time: `'GET /admin/orders/:id'` → `['id']`. */
export const paramsOf = (name: string): string[] =>
  [...name.matchAll(/:(\w+)/g)].map((match) => match[1] as string)
