export {
  type AdminExtension,
  defineAdminExtension,
  type ExtensionPage,
  type ExtensionSettings,
  type ExtensionWidget,
  type Label,
} from './extensions/extension'
export { useExtensionWords } from './extensions/extension-words'
export type { ZoneName, Zones } from './extensions/zones'
export { useLocale } from './kit/locale'
export { Columns, Page, type PageProps } from './kit/Page'
export { useErrorMessage } from './kit/use-error-message'
export { useMoney } from './kit/use-money'
export { useLocation, useNavigate, useParams, useSearchParams } from './router/hooks'
export { useMay } from './shell/permissions'
