import type { Config } from '@react-router/dev/config'

/** Server-rendered; the whole route table is small enough to travel with the first page. */
export default { appDirectory: 'app', ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config
