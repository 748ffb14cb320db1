/** How each shell asks `cartwright complete` what may follow; the words of the line come after `--`. */
export const scripts: Readonly<Record<string, string>> = {
  bash: `# Put this in ~/.bashrc:  eval "$(cartwright completion bash)"
_cartwright() {
  local answer word
  COMPREPLY=()
  answer="$(cartwright complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" || return
  if [[ "$answer" == ':files' ]]; then
    compopt -o default 2>/dev/null
    return
  fi
  while IFS=$'\\t' read -r word _; do
    [[ -n "$word" ]] && COMPREPLY+=("$word")
  done <<< "$answer"
}
complete -F _cartwright cartwright
`,
  zsh: `# Put this in ~/.zshrc, after compinit:  eval "$(cartwright completion zsh)"
_cartwright() {
  local -a lines options
  local line
  lines=("\${(@f)$(cartwright complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ "$lines[1]" == ':files' ]]; then
    _files
    return
  fi
  for line in $lines; do
    options+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  _describe 'cartwright' options
}
compdef _cartwright cartwright
`,
  fish: `# Put this in ~/.config/fish/completions/cartwright.fish:  cartwright completion fish > …
function __cartwright_complete
    set -l line (commandline -opc) (commandline -ct)
    set -l answer (cartwright complete -- $line[2..-1] 2>/dev/null)
    if test "$answer[1]" = ':files'
        __fish_complete_path (commandline -ct)
    else
        printf '%s\\n' $answer
    end
end
complete -c cartwright -f -a '(__cartwright_complete)'
`,
  powershell: `# Put this in $PROFILE:  cartwright completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName cartwright -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
    if ($wordToComplete -eq '') { $words += '""' }
    $lines = @(cartwright complete -- @words 2>$null)
    if ($lines.Count -gt 0 -and $lines[0] -eq ':files') { return }
    foreach ($line in $lines) {
        $parts = $line -split "\`t", 2
        $tip = if ($parts.Count -gt 1 -and $parts[1]) { $parts[1] } else { $parts[0] }
        [System.Management.Automation.CompletionResult]::new($parts[0], $parts[0], 'ParameterValue', $tip)
    }
}
`,
}
