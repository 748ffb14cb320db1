import { escaped } from '../escaped'
import type { CaughtUp } from './catch-up-shop'
import type { MovedIn } from './move-shop'
import type { Survey } from './survey'
import type { Verified } from './verify'

/** What a report may tell of: what was looked at, and what was done. */
export interface Reported {
  survey?: Survey
  moved?: MovedIn
  caughtUp?: CaughtUp
  verified?: Verified
}

const list = (lines: readonly string[]): string =>
  lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>` : ''
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`
const part = (title: string, ...content: string[]): string =>
  content.join('') === '' ? '' : `<section><h2>${escaped(title)}</h2>${content.join('')}</section>`

/** A page for whoever owns the shop: it stands alone, fetches nothing and runs nothing. */
export function reportPage({ survey, moved, caughtUp, verified }: Reported): string {
  const title = `Moving ${survey?.store ?? moved?.survey.store ?? 'the shop'} to Cartwright`
  const looked = survey ?? moved?.survey
  const wrong = verified?.checks.flatMap(({ what, wrong }) => wrong.map((line) => `${what}: ${line}`)) ?? []
  const notes = verified?.checks.flatMap(({ what, notes }) => notes.map((line) => `${what}: ${line}`)) ?? []
  const parts = [
    looked &&
      part(
        'In short',
        `<p>${escaped(shortly({ survey: looked, moved, verified }))}</p>`,
        `<p>Looked at on ${escaped(looked.at)}${looked.release ? `, a shop of Medusa v${escaped(looked.release)}` : ''}. The old shop was only read: it is as it was.</p>`,
      ),
    looked && part('First to be put right', list(looked.problems)),
    looked &&
      part(
        'What is there',
        table(
          ['What', 'How many'],
          looked.found.map(({ what, count }) => [what, count]),
        ),
      ),
    looked && part('What is kept', list(looked.keeps)),
    looked && part('Worth a look', list(looked.attention)),
    looked &&
      !moved &&
      part(
        'How it goes',
        table(
          ['Step', 'Rows', 'About, in seconds'],
          looked.steps.map(({ what, rows, seconds }) => [what, rows, seconds]),
        ),
      ),
    moved &&
      moved.tables.length > 0 &&
      part(
        'What moved',
        table(
          ['Table', 'Rows'],
          moved.tables.filter(({ rows }) => rows > 0).map(({ name, rows }) => [name, rows]),
        ),
      ),
    caughtUp &&
      part(
        'What was new',
        caughtUp.tables.length === 0
          ? `<p>Nothing, up to ${escaped(caughtUp.at)}.</p>`
          : table(
              ['Table', 'New', 'Changed', 'Gone', 'Made here'],
              caughtUp.tables.map((one) => [one.name, one.added, one.changed, one.removed, one.kept]),
            ),
      ),
    verified &&
      part(
        'What was compared',
        table(
          ['What', 'How many', 'Comes out'],
          verified.checks.map(({ what, compared, wrong }) => [
            what,
            compared,
            wrong.length ? 'differs' : 'the same',
          ]),
        ),
        wrong.length > 0 ? `<h3>What differs</h3>${list(wrong)}` : '',
        notes.length > 0 ? `<h3>Known and explained</h3>${list(notes)}` : '',
      ),
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>
body{font:16px/1.55 system-ui,sans-serif;color:#1c1917;background:#fff;max-width:46rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem}h3{font-size:1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.3rem .6rem .3rem 0;border-bottom:1px solid #e7e5e4}
</style></head><body><main><h1>${escaped(title)}</h1>${parts.filter(Boolean).join('\n')}</main></body></html>
`
}

function shortly({
  survey,
  moved,
  verified,
}: {
  survey: Survey
  moved?: MovedIn
  verified?: Verified
}): string {
  if (survey.problems.length > 0)
    return 'The shop cannot move yet: some things must be put right in it first.'
  const before = moved ? 'The shop has moved.' : 'The shop can move.'
  if (!verified) return before
  return verified.ok
    ? `${before} Everything was compared with the old shop and is the same.`
    : `${before} Something differs from the old shop: see below before you open it.`
}
