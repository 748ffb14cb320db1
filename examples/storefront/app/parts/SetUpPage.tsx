import { settings } from '../settings'
import type { Piece } from '../shop/failures'

const pieces: Record<Piece, { title: string; why: string; steps: [command: string, does: string][] }> = {
  api: {
    title: 'The shop does not answer',
    why: 'This storefront is running, but it cannot reach the API it sells from.',
    steps: [
      ['cartwright start', 'starts API, admin and storefront on one port'],
      ['CARTWRIGHT_URL=http://localhost:9000', 'names the API when it runs somewhere else'],
      ['cartwright doctor', 'says what else is in the way'],
    ],
  },
  region: {
    title: 'There is no region yet',
    why: 'A region says in which currency, to which countries and with which tax you sell. The shop has none.',
    steps: [
      ['cartwright seed demo', 'fills the shop with regions and forty-eight pieces'],
      ['Admin → Settings → Regions', 'adds your own, with its countries, payment and delivery'],
    ],
  },
  key: {
    title: 'The publishable key is not known',
    why: 'CARTWRIGHT_PUBLISHABLE_KEY names a key that this shop does not have, or that was revoked.',
    steps: [
      ['cartwright key list', 'shows the keys there are'],
      ['cartwright key create --title Storefront', 'makes a new one'],
    ],
  },
}

/** Names the one thing that is missing, and how to add it. Stands without any data, so it is in English. */
export function SetUpPage({ missing }: { missing: Piece }) {
  const { title, why, steps } = pieces[missing]
  return (
    <main className="setup">
      <title>{`${title} · ${settings.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="eyebrow">{settings.name} · Setting up</p>
      <h1>{title}</h1>
      <p className="lead">{why}</p>
      <dl className="setup-steps">
        {steps.map(([command, does]) => (
          <div key={command}>
            <dt>
              <code>{command}</code>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>Then reload this page.</p>
    </main>
  )
}
