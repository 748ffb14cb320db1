import { Card } from '@cartwright/ui/Card'
import { Tabs } from '@cartwright/ui/Tabs'
import { useWords } from '../../i18n/use-words'
import { CopyIconButton } from '../../kit/CopyButton'
import './api-keys.css'

const curlOf = (shop: string, key: string) =>
  `curl ${shop}/store/products \\\n  -H 'x-publishable-api-key: ${key}'`

const sdkOf = (shop: string, key: string) =>
  `import { createStoreClient } from '@cartwright/sdk'

const shop = createStoreClient({
  baseUrl: '${shop}',
  publishableKey: '${key}',
})
const { products } = await shop.products.list()`

/** How a storefront uses the key, ready to be pasted. */
export function SnippetCard({ apiKey }: { apiKey: string }) {
  const t = useWords('api-keys')
  const shop = location.origin
  return (
    <Card title={t('use')} description={t('use_text')}>
      <Tabs
        label={t('use')}
        items={[
          { id: 'curl', name: 'curl', content: <Snippet text={curlOf(shop, apiKey)} /> },
          { id: 'sdk', name: 'JavaScript', content: <Snippet text={sdkOf(shop, apiKey)} /> },
        ]}
      />
    </Card>
  )
}

function Snippet({ text }: { text: string }) {
  return (
    <div className="ad-Snippet">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <pre tabIndex={0} dir="ltr">
        <code>{text}</code>
      </pre>
      <CopyIconButton value={text} />
    </div>
  )
}
