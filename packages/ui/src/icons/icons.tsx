import type { ReactElement, ReactNode, SVGProps } from 'react'
import { classNames } from '../class-names.js'

/** Props of every icon: those of an svg element, and the side length in pixels. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Side length in pixels; 16 when absent. */
  size?: number
}

export type Icon = (props: IconProps) => ReactElement

/** Icons are decoration: the control around them carries the name. Mirrored ones point along the text. */
const icon = (drawing: ReactNode, mirrored = false): Icon =>
  function CartwrightIcon({ size = 16, className, ...props }) {
    return (
      <svg
        viewBox="0 0 16 16"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...props}
        className={classNames('cw-Icon', className)}
        data-mirrored={mirrored || undefined}
      >
        {drawing}
      </svg>
    )
  }

export const PlusIcon = /* @__PURE__ */ icon(<path d="M8 3v10M3 8h10" />)
export const MinusIcon = /* @__PURE__ */ icon(<path d="M3 8h10" />)
export const CloseIcon = /* @__PURE__ */ icon(<path d="m4 4 8 8M12 4l-8 8" />)
export const CheckIcon = /* @__PURE__ */ icon(<path d="m3 8.5 3.2 3.2L13 4.8" />)
export const ChevronDownIcon = /* @__PURE__ */ icon(<path d="m4 6 4 4 4-4" />)
export const ChevronUpIcon = /* @__PURE__ */ icon(<path d="m4 10 4-4 4 4" />)
export const ChevronEndIcon = /* @__PURE__ */ icon(<path d="m6 4 4 4-4 4" />, true)
export const ChevronStartIcon = /* @__PURE__ */ icon(<path d="m10 4-4 4 4 4" />, true)
export const ArrowStartIcon = /* @__PURE__ */ icon(<path d="M13 8H3m4-4L3 8l4 4" />, true)
export const ArrowEndIcon = /* @__PURE__ */ icon(<path d="M3 8h10M9 4l4 4-4 4" />, true)
export const ArrowUpIcon = /* @__PURE__ */ icon(<path d="M8 13V3M4 7l4-4 4 4" />)
export const ArrowDownIcon = /* @__PURE__ */ icon(<path d="M8 3v10m4-4-4 4-4-4" />)
export const SortIcon = /* @__PURE__ */ icon(<path d="m5 6 3-3 3 3M5 10l3 3 3-3" />)
export const SearchIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="7" cy="7" r="4.25" />
    <path d="m10.2 10.2 3.3 3.3" />
  </>,
)
export const MoreIcon = /* @__PURE__ */ icon(
  <g fill="currentColor" stroke="none">
    <circle cx="3" cy="8" r="1.25" />
    <circle cx="8" cy="8" r="1.25" />
    <circle cx="13" cy="8" r="1.25" />
  </g>,
)
export const FilterIcon = /* @__PURE__ */ icon(<path d="M2.5 4h11M4.5 8h7M6.5 12h3" />)
export const InfoIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="M8 7.25v3.5M8 5.1v.1" />
  </>,
)
export const WarningIcon = /* @__PURE__ */ icon(
  <>
    <path d="M7.1 2.9 1.9 11.7a1 1 0 0 0 .9 1.55h10.4a1 1 0 0 0 .9-1.55L8.9 2.9a1.05 1.05 0 0 0-1.8 0Z" />
    <path d="M8 6.4v3M8 11.2v.1" />
  </>,
)
export const ErrorIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="M8 5v3.5M8 10.9v.1" />
  </>,
)
export const SuccessIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="m5.6 8.2 1.7 1.7 3.2-3.6" />
  </>,
)
export const TrashIcon = /* @__PURE__ */ icon(
  <path d="M2.75 4.25h10.5M6 4.25v-1.5h4v1.5M4 4.25l.6 8.1a1 1 0 0 0 1 .9h4.8a1 1 0 0 0 1-.9l.6-8.1M6.6 6.9v3.7M9.4 6.9v3.7" />,
)
export const EditIcon = /* @__PURE__ */ icon(
  <path d="m10.4 3.1 2.5 2.5-7.2 7.2-3.2.7.7-3.2 7.2-7.2ZM8.9 4.6l2.5 2.5" />,
)
export const CopyIcon = /* @__PURE__ */ icon(
  <>
    <rect x="5.75" y="5.75" width="7.5" height="7.5" rx="1.5" />
    <path d="M3.5 10.25h-.25a.75.75 0 0 1-.75-.75V3.5c0-.55.45-1 1-1h6c.4 0 .75.3.75.7v.3" />
  </>,
)
export const ExternalIcon = /* @__PURE__ */ icon(
  <path d="M9.5 2.75h3.75V6.5M13 3 7.5 8.5M11.25 9.5v2.75a1 1 0 0 1-1 1h-6.5a1 1 0 0 1-1-1v-6.5a1 1 0 0 1 1-1H6.5" />,
  true,
)
export const CartIcon = /* @__PURE__ */ icon(
  <>
    <path d="M1.5 2.5h1.6l1.5 7.4a1 1 0 0 0 1 .8h6a1 1 0 0 0 1-.8l1-4.9H3.7" />
    <path d="M6 13.5v.1M11.5 13.5v.1" strokeWidth={2} />
  </>,
)
export const ImageIcon = /* @__PURE__ */ icon(
  <>
    <rect x="2.25" y="2.75" width="11.5" height="10.5" rx="1.5" />
    <circle cx="5.75" cy="6.25" r="1" />
    <path d="m2.5 11.4 3.2-2.9 2.2 1.9 2.7-2.9 3 3" />
  </>,
)
export const UploadIcon = /* @__PURE__ */ icon(
  <path d="M8 10.5v-8M5 5l3-3 3 3M2.5 10.5v1.75c0 .55.45 1 1 1h9c.55 0 1-.45 1-1V10.5" />,
)
export const LockIcon = /* @__PURE__ */ icon(
  <>
    <rect x="3.25" y="7.25" width="9.5" height="6" rx="1.25" />
    <path d="M5.25 7V5a2.75 2.75 0 0 1 5.5 0v2" />
  </>,
)
export const StarIcon = /* @__PURE__ */ icon(
  <path d="m8 2.2 1.8 3.7 4 .6-2.9 2.8.7 4L8 11.4l-3.6 1.9.7-4-2.9-2.8 4-.6L8 2.2Z" />,
)
export const CalendarIcon = /* @__PURE__ */ icon(
  <>
    <rect x="2.25" y="3.25" width="11.5" height="10" rx="1.5" />
    <path d="M2.5 6.5h11M5.25 1.9v2.4M10.75 1.9v2.4" />
  </>,
)
export const UserIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="5.25" r="2.75" />
    <path d="M2.75 13.5c.5-2.6 2.5-4 5.25-4s4.75 1.4 5.25 4" />
  </>,
)
export const OrderIcon = /* @__PURE__ */ icon(
  <path d="M3.25 2.25v11.5l1.6-1 1.55 1 1.6-1 1.6 1 1.55-1 1.6 1V2.25zM5.75 5.5h4.5M5.75 8.25h4.5" />,
)
export const TagIcon = /* @__PURE__ */ icon(
  <>
    <path d="M2.5 3.5v4c0 .27.1.52.3.7l5.4 5.4a1 1 0 0 0 1.4 0l4-4a1 1 0 0 0 0-1.4L8.2 2.8a1 1 0 0 0-.7-.3h-4a1 1 0 0 0-1 1Z" />
    <path d="M5.5 5.5v.1" strokeWidth={2} />
  </>,
)
export const BoxIcon = /* @__PURE__ */ icon(
  <path d="M8 1.9 2.6 4.7v6.6L8 14.1l5.4-2.8V4.7L8 1.9ZM2.8 4.8 8 7.5l5.2-2.7M8 7.5v6.4" />,
)
export const TruckIcon = /* @__PURE__ */ icon(
  <>
    <path d="M1.75 3.75h7.5v7H6M3 10.75H1.75v-7M9.25 6h2.6l2.4 2.5v2.25H13M9.25 10.75H10" />
    <circle cx="4.5" cy="11.25" r="1.4" />
    <circle cx="11.5" cy="11.25" r="1.4" />
  </>,
)
export const GlobeIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="M2.4 8h11.2M8 2.3c1.6 1.6 2.3 3.5 2.3 5.7S9.6 12.1 8 13.7C6.4 12.1 5.7 10.2 5.7 8S6.4 3.9 8 2.3Z" />
  </>,
)
export const GiftIcon = /* @__PURE__ */ icon(
  <path d="M2.25 5.25h11.5v2.5H2.25zM3.25 7.75v5.5h9.5v-5.5M8 5.25v8M8 5.25C6.8 2.1 4 2 4.1 3.9 4.2 5 5.8 5.25 8 5.25ZM8 5.25c1.2-3.15 4-3.25 3.9-1.35C11.8 5 10.2 5.25 8 5.25Z" />,
)
export const SettingsIcon = /* @__PURE__ */ icon(
  <path d="M2.5 4.5h5M11.5 4.5h2M9.5 2.75v3.5M2.5 11.5h2M8.5 11.5h5M6.5 9.75v3.5" />,
)
export const HomeIcon = /* @__PURE__ */ icon(
  <path d="M2.5 7.2 8 2.5l5.5 4.7v6.05h-3.75v-3.5h-3.5v3.5H2.5z" />,
)
export const ChartIcon = /* @__PURE__ */ icon(<path d="M2.5 13.25h11M4.5 10.5v-3M8 10.5V3.5M11.5 10.5v-5" />)
export const RefreshIcon = /* @__PURE__ */ icon(
  <path d="M13 5.5A5.5 5.5 0 0 0 3 5M2.75 2.5V5.25H5.5M3 10.5a5.5 5.5 0 0 0 10 .5M13.25 13.5v-2.75H10.5" />,
)
export const UndoIcon = /* @__PURE__ */ icon(
  <path d="M3 6.25h6.5a3.25 3.25 0 0 1 0 6.5H6.5M5.75 3.25l-3 3 3 3" />,
  true,
)
export const EyeIcon = /* @__PURE__ */ icon(
  <>
    <path d="M1.5 8C2.9 5.2 5.2 3.75 8 3.75S13.1 5.2 14.5 8c-1.4 2.8-3.7 4.25-6.5 4.25S2.9 10.8 1.5 8Z" />
    <circle cx="8" cy="8" r="1.9" />
  </>,
)
export const DragIcon = /* @__PURE__ */ icon(
  <g fill="currentColor" stroke="none">
    <circle cx="6" cy="4" r="1" />
    <circle cx="10" cy="4" r="1" />
    <circle cx="6" cy="8" r="1" />
    <circle cx="10" cy="8" r="1" />
    <circle cx="6" cy="12" r="1" />
    <circle cx="10" cy="12" r="1" />
  </g>,
)
export const UsersIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="6" cy="5.5" r="2.4" />
    <path d="M1.75 13c.4-2.6 2-3.9 4.25-3.9s3.85 1.3 4.25 3.9M10.5 3.4a2.3 2.3 0 0 1 0 4.2M12 9.6c1.3.6 2.1 1.75 2.35 3.4" />
  </>,
)
export const FolderIcon = /* @__PURE__ */ icon(<path d="M2 4.25h4l1.5 1.5H14v7H2z" />)
export const LayersIcon = /* @__PURE__ */ icon(
  <path d="m8 2.5 5.75 3L8 8.5l-5.75-3zM2.25 8.25 8 11.25l5.75-3M2.25 10.75 8 13.75l5.75-3" />,
)
export const PlaceIcon = /* @__PURE__ */ icon(
  <>
    <path d="M8 14c3-3 4.5-5.3 4.5-7.4a4.5 4.5 0 0 0-9 0C3.5 8.7 5 11 8 14Z" />
    <circle cx="8" cy="6.6" r="1.6" />
  </>,
)
export const PercentIcon = /* @__PURE__ */ icon(
  <>
    <path d="m3.5 12.5 9-9" />
    <circle cx="4.75" cy="4.75" r="1.75" />
    <circle cx="11.25" cy="11.25" r="1.75" />
  </>,
)
export const CoinsIcon = /* @__PURE__ */ icon(
  <>
    <ellipse cx="8" cy="4.5" rx="5" ry="2" />
    <path d="M3 4.5V8c0 1.1 2.2 2 5 2s5-.9 5-2V4.5M3 8v3.5c0 1.1 2.2 2 5 2s5-.9 5-2V8" />
  </>,
)
export const KeyIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="5.25" cy="10.75" r="2.75" />
    <path d="m7.25 8.75 5.5-5.5M10.25 5.75l2 2M12.75 3.25l1 1" />
  </>,
)
export const MailIcon = /* @__PURE__ */ icon(<path d="M2 3.75h12v8.5H2zM2.25 4.25 8 8.75l5.75-4.5" />)
export const FileIcon = /* @__PURE__ */ icon(<path d="M4 2h5l3 3v9H4zM9 2v3h3" />)
export const ClockIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="M8 4.75V8l2.25 1.5" />
  </>,
)
export const ShieldIcon = /* @__PURE__ */ icon(
  <path d="M8 2 3 3.75v3.75C3 10.5 5 12.75 8 14c3-1.25 5-3.5 5-6.5V3.75zM5.75 8l1.6 1.6 2.9-3.2" />,
)
export const PulseIcon = /* @__PURE__ */ icon(<path d="M1.75 8.5H5l1.75-5 2.5 9 1.75-4h3.25" />)
export const BellIcon = /* @__PURE__ */ icon(<path d="M4 11V7a4 4 0 0 1 8 0v4l1 1.25H3zM6.75 14h2.5" />)
export const GridIcon = /* @__PURE__ */ icon(
  <path d="M2.5 2.5h11v11h-11zM2.5 6.2h11M2.5 9.8h11M6.2 2.5v11M9.8 2.5v11" />,
)
export const LinkIcon = /* @__PURE__ */ icon(
  <path d="M6.75 9.25a2.5 2.5 0 0 0 3.6 0l2-2a2.55 2.55 0 0 0-3.6-3.6l-.9.9M9.25 6.75a2.5 2.5 0 0 0-3.6 0l-2 2a2.55 2.55 0 0 0 3.6 3.6l.9-.9" />,
)
export const DownloadIcon = /* @__PURE__ */ icon(
  <path d="M8 2.5v7.5M4.75 7 8 10.25 11.25 7M2.75 13.25h10.5" />,
)
export const PrintIcon = /* @__PURE__ */ icon(
  <path d="M4.5 6V2.5h7V6M4.5 11.5H2.5V6h11v5.5h-2M4.5 9.5h7v4h-7z" />,
)
export const PlugIcon = /* @__PURE__ */ icon(
  <path d="M5.75 2.5V5.5M10.25 2.5V5.5M4 5.5h8v2.25a4 4 0 0 1-8 0zM8 11.75V14" />,
)
export const RulerIcon = /* @__PURE__ */ icon(<path d="M2.5 5.5h11v5h-11zM5 5.5v2M7.5 5.5v2.75M10 5.5v2" />)
