/** The document of tests has dialogs that cannot open. */
export function letDialogsOpen() {
  HTMLDialogElement.prototype.showModal = showModal
  HTMLDialogElement.prototype.close = close
}

function showModal(this: HTMLDialogElement) {
  this.open = true
}

function close(this: HTMLDialogElement) {
  this.open = false
}
