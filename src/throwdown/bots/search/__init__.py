"""Looking ahead: what options are worth where no table knows it."""
