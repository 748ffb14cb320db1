import type { ApiDocument, ApiOperation, ApiSchema } from '@cartwright/contract'
import { stringify } from 'qs'
import { escaped as escapedText } from '../escaped'

const escaped = (value: unknown) => escapedText(String(value ?? ''))

/** The API reference as one page of HTML, of the document that describes the API. */
export function docsPage(document: ApiDocument): string {
  const groups = new Map<string, ApiOperation[]>()
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(path)) {
      const tag = operation.tags[0] ?? ''
      groups.set(tag, [...(groups.get(tag) ?? []), operation])
    }
  const sorted = [...groups].sort(([a], [b]) => a.localeCompare(b))
  const slug = (value: string) => value.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · Cartwright</title><style>${style}</style></head><body>
<nav aria-label="Families"><p class="brand">Cartwright API</p><p><a href="/docs/guide/">Documentation</a> · <a href="/openapi.json">openapi.json</a></p><ul>${sorted
    .map(([tag, all]) => `<li><a href="#${slug(tag)}">${escaped(tag)}</a> <small>${all.length}</small></li>`)
    .join('')}</ul></nav><main><h1>API reference</h1>
<p>Amounts are whole numbers in minor units. Lists take <code>limit</code>, <code>offset</code> and <code>order</code>; <code>expand</code> replaces the default relations, <code>fields</code> replaces the default fields or adjusts them with <code>+</code> and <code>-</code>. Staff sign in at <code>POST /admin/auth</code> or send an API token in <code>x-medusa-access-token</code>. Examples were taken from a real shop; their lists are cut to the first entry.</p>
${sorted.map(([tag, all]) => `<section id="${slug(tag)}"><h2>${escaped(tag)}</h2>${all.map(operationHtml).join('')}</section>`).join('')}
</main></body></html>`
}

function operationHtml({
  operationId,
  summary,
  parameters,
  requestBody,
  responses,
  security,
}: ApiOperation): string {
  const [method = '', path = ''] = operationId.split(' ')
  const [status, reply] = Object.entries(responses)[0] ?? []
  const answered = Object.values(reply?.content ?? {})[0]
  const sent = Object.values(requestBody?.content ?? {})[0]
  return `<details><summary><b class="${method.toLowerCase()}">${method}</b> <code>${escaped(path)}</code> <span>${escaped(summary)}</span>${security.length ? ' <em>signed in</em>' : ''}</summary>
${parameters.length ? `<h3>Parameters</h3><table>${parameters.map((one) => `<tr><td><code>${escaped(one.name)}</code>${one.required ? ' *' : ''}</td><td>${escaped(one.in)}</td><td>${escaped(one.schema?.type ?? '')}</td></tr>`).join('')}</table>` : ''}
${sent ? `<h3>Body</h3>${schemaHtml(sent.schema, 0)}` : ''}
<h3>Reply ${escaped(status)}</h3>${answered ? schemaHtml(answered.schema, 0) : '<p>Empty</p>'}
${exampleHtml(method, path, parameters, sent?.example, answered?.example)}</details>`
}

/** What was asked and answered once. Lists are cut short when examples are made (`npm run examples`). */
function exampleHtml(
  method: string,
  path: string,
  parameters: ApiOperation['parameters'],
  body: unknown,
  reply: unknown,
): string {
  if (reply === undefined && body === undefined) return ''
  const named = parameters.filter(({ example }) => example !== undefined)
  const filled = named
    .filter((one) => one.in === 'path')
    .reduce((address, { name, example }) => address.replace(`:${name}`, String(example)), path)
  const asked = Object.fromEntries(
    named.filter((one) => one.in === 'query').map(({ name, example }) => [name, example]),
  )
  const search = stringify(asked, { arrayFormat: 'brackets', encodeValuesOnly: true })
  const json = (value: unknown) => escaped(JSON.stringify(value, null, 2))
  return `<h3>Example</h3><pre><b>${method}</b> ${escaped(filled)}${search ? `?${escaped(search)}` : ''}${body === undefined ? '' : `\n${json(body)}`}</pre>${reply === undefined ? '' : `<pre>${json(reply)}</pre>`}`
}

function schemaHtml(schema: ApiSchema, depth: number): string {
  if (!schema.properties || depth > 2) return `<p>${typeName(schema)}</p>`
  const rows = Object.entries(schema.properties).map(([name, value]) => {
    const within = value.properties ? value : value.items
    const inner = within?.properties ? schemaHtml(within, depth + 1) : ''
    return `<tr><td><code>${escaped(name)}</code>${schema.required?.includes(name) ? ' *' : ''}</td><td>${typeName(value)}${inner}</td></tr>`
  })
  return `<table>${rows.join('')}</table>`
}

function typeName(schema: ApiSchema): string {
  if (schema.$ref) return escaped(schema.$ref.split('/').pop())
  if (schema.const !== undefined) return `“${escaped(schema.const)}”`
  if (schema.enum) return schema.enum.map((value) => escaped(value)).join(' · ')
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' or ')
  if (schema.items) return `list of ${typeName(schema.items)}`
  return escaped(schema.type ?? 'anything')
}

const style = `:root{color-scheme:light dark;--line:light-dark(#e3e3de,#2e2e2b);--ground:light-dark(#f6f6f4,#131312);--text:light-dark(#1b1b18,#ededea);--soft:light-dark(#55554f,#b4b4ac);--accent:light-dark(#2449b5,#a9c0ff)}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:260px minmax(0,1fr);font:15px/1.5 system-ui,sans-serif;background:var(--ground);color:var(--text)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px;border-inline-end:1px solid var(--line)}nav ul{list-style:none;padding:0;margin:0}nav li{padding:2px 0}.brand{font-weight:600;margin:0}
a{color:var(--accent)}small,em{color:var(--soft);font-style:normal;font-size:12px}main{padding:24px 32px;max-width:960px}h1{margin-top:0}h2{margin-top:40px;border-bottom:1px solid var(--line);padding-bottom:6px}
details{border-bottom:1px solid var(--line);padding:8px 0}summary{cursor:pointer;overflow-wrap:anywhere}summary b{display:inline-block;min-width:64px;font-size:12px}summary span{color:var(--soft)}.get{color:light-dark(#146c43,#6fd49b)}.post{color:light-dark(#0b5cad,#82bef7)}.delete{color:light-dark(#b3261e,#ff9a91)}
table{border-collapse:collapse;width:100%;margin:4px 0 12px}td{border-top:1px solid var(--line);padding:4px 8px;vertical-align:top;overflow-wrap:anywhere}h3{font-size:13px;margin:12px 0 4px}pre{margin:4px 0 8px;padding:12px;max-height:420px;overflow:auto;font-size:12.5px;line-height:1.45;background:light-dark(#fff,#1c1c1a);border:1px solid var(--line);border-radius:8px}code{font-size:13px}
@media(max-width:800px){body{display:block}nav{position:static;height:auto;border:0;border-bottom:1px solid var(--line)}nav ul{columns:2}main{padding:16px}}`
