import {
  AuthError,
  ConflictError,
  errorMessage,
  NetworkError,
  NotFoundError,
  RateLimitError,
  ShopError,
  TimeoutError,
  ValidationError,
} from '@cartwright/sdk'
import {
  keyOf,
  useAdminCustomDelete,
  useAdminCustomPost,
  useAdminCustomQuery,
  useChange,
  useClient,
  useEndpoint,
} from '@cartwright/sdk/react'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { Card, Section } from '@cartwright/ui/Card'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { DataTable } from '@cartwright/ui/DataTable'
import { DateTime, relativeTime } from '@cartwright/ui/DateTime'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { ErrorBoundary } from '@cartwright/ui/ErrorBoundary'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { Form, FormActions, FormRow } from '@cartwright/ui/Form'
import { IconButton } from '@cartwright/ui/IconButton'
import { Link } from '@cartwright/ui/Link'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { Menu } from '@cartwright/ui/Menu'
import { Modal } from '@cartwright/ui/Modal'
import { Money } from '@cartwright/ui/Money'
import { MoneyInput } from '@cartwright/ui/MoneyInput'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { SearchField } from '@cartwright/ui/SearchField'
import { Select } from '@cartwright/ui/Select'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { PageSpinner, Spinner } from '@cartwright/ui/Spinner'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { Switch } from '@cartwright/ui/Switch'
import { Tabs } from '@cartwright/ui/Tabs'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { Tooltip } from '@cartwright/ui/Tooltip'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as React from 'react'
import * as JsxRuntime from 'react/jsx-runtime'
import { createPortal, flushSync } from 'react-dom'
import * as admin from '../index'
import type { Offered } from './offered-names'

/** The modules themselves; fetched by shops that have extensions alone. */
export const offered: Offered = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': { createPortal, flushSync },
  '@tanstack/react-query': { useMutation, useQuery, useQueryClient },
  '@cartwright/admin': admin,
  '@cartwright/sdk': {
    AuthError,
    ConflictError,
    NetworkError,
    NotFoundError,
    RateLimitError,
    ShopError,
    TimeoutError,
    ValidationError,
    errorMessage,
  },
  '@cartwright/sdk/react': {
    keyOf,
    useAdminCustomDelete,
    useAdminCustomPost,
    useAdminCustomQuery,
    useChange,
    useClient,
    useEndpoint,
  },
  '@cartwright/ui/AlertDialog': { AlertDialog },
  '@cartwright/ui/Badge': { Badge },
  '@cartwright/ui/Button': { Button },
  '@cartwright/ui/Card': { Card, Section },
  '@cartwright/ui/Checkbox': { Checkbox },
  '@cartwright/ui/DataTable': { DataTable },
  '@cartwright/ui/DateTime': { DateTime, relativeTime },
  '@cartwright/ui/DescriptionList': { DescriptionList },
  '@cartwright/ui/EmptyState': { EmptyState },
  '@cartwright/ui/ErrorBoundary': { ErrorBoundary },
  '@cartwright/ui/ErrorPanel': { ErrorPanel },
  '@cartwright/ui/Form': { Form, FormActions, FormRow },
  '@cartwright/ui/IconButton': { IconButton },
  '@cartwright/ui/Link': { Link },
  '@cartwright/ui/LinkButton': { LinkButton },
  '@cartwright/ui/Menu': { Menu },
  '@cartwright/ui/Modal': { Modal },
  '@cartwright/ui/Money': { Money },
  '@cartwright/ui/MoneyInput': { MoneyInput },
  '@cartwright/ui/NumberInput': { NumberInput },
  '@cartwright/ui/RadioGroup': { RadioGroup },
  '@cartwright/ui/SearchField': { SearchField },
  '@cartwright/ui/Select': { Select },
  '@cartwright/ui/Skeleton': { Skeleton },
  '@cartwright/ui/Spinner': { PageSpinner, Spinner },
  '@cartwright/ui/StatusBadge': { StatusBadge },
  '@cartwright/ui/Switch': { Switch },
  '@cartwright/ui/Tabs': { Tabs },
  '@cartwright/ui/TextField': { TextField },
  '@cartwright/ui/Toast': { useToast },
  '@cartwright/ui/Tooltip': { Tooltip },
}
